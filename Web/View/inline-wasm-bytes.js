// @ts-check
/**
 * Provides the WebAssembly to the element before the first view is created.
 *
 * @module
 */

// @ts-ignore: the bundler reads it
import bytes from "../dist/fanfold.wasm";
import { FanfoldView } from "./element.js";

FanfoldView.wasm = bytes;
