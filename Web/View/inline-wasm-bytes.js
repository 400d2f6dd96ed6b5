// @ts-check
/**
 * Gives the element its WebAssembly before the first view is there.
 *
 * @module
 */

// @ts-ignore: the bundler reads it
import bytes from "../.build/fanfold-whole.wasm";
import { FanfoldView } from "./element.js";

FanfoldView.wasm = bytes;
