"""Comparison of pictures, with stated tolerances.

Two renderings are never equal to the pixel: fonts, antialiasing and the order of rounding differ between machines. A
tolerance states how far a pixel may be off, and how many pixels may be further off.
"""

from dataclasses import dataclass

from PIL import ImageChops, ImageFilter


@dataclass(frozen=True)
class Tolerance:
    distance: int  # largest difference of a color channel, of 255, at which two pixels are alike
    share: float  # largest part of all pixels that may be further off
    edge: int = 1  # Differences narrower than this many pixels are antialiasing. An odd number.
    blur: float = 0  # radius in pixels within which detail is not compared


def distances(one, other):
    """Returns a picture of the largest difference of a channel at each pixel."""
    if one.size != other.size:
        raise ValueError(f"pictures must have one size, but are {one.size} and {other.size}")
    red, green, blue = ImageChops.difference(one.convert("RGB"), other.convert("RGB")).split()
    return ImageChops.lighter(ImageChops.lighter(red, green), blue)


def difference(one, other, tolerance):
    """Returns a description of the difference of two pictures, or None within the tolerance."""
    if tolerance.blur:
        one, other = (picture.filter(ImageFilter.GaussianBlur(tolerance.blur)) for picture in (one, other))
    far = distances(one, other).point(lambda value: 255 * (value > tolerance.distance))
    far = far.filter(ImageFilter.MinFilter(tolerance.edge))
    count, limit = far.histogram()[255], tolerance.share * far.width * far.height
    if count <= limit:
        return None
    return f"{count} pixels within {far.getbbox()} differ by more than {tolerance.distance}; {limit:.0f} may"
