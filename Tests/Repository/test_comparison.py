"""Pictures within a tolerance are alike; pictures beyond it are not."""

import pytest
from comparison import Tolerance, difference
from PIL import Image, ImageDraw

SIZE = (100, 100)
TOLERANCE = Tolerance(distance=40, share=0.002)


def square(left=30, side=40, color=(0, 128, 128)):
    """A square on a white ground."""
    picture = Image.new("RGB", SIZE, "white")
    ImageDraw.Draw(picture).rectangle((left, 30, left + side - 1, 30 + side - 1), fill=color)
    return picture


@pytest.mark.parametrize("distance, is_alike", [(40, True), (41, False)])
@pytest.mark.parametrize("channel", range(3))
def test_every_channel_may_differ_by_the_distance(channel, distance, is_alike):
    color = [0, 128, 128]
    color[channel] += distance
    assert (difference(square(), square(color=tuple(color)), TOLERANCE) is None) == is_alike


@pytest.mark.parametrize("count, is_alike", [(20, True), (21, False)])
def test_no_more_than_the_share_may_differ_further(count, is_alike):
    picture = square()
    for number in range(count):
        picture.putpixel((number, 5), (0, 0, 0))
    assert (difference(square(), picture, TOLERANCE) is None) == is_alike


@pytest.mark.parametrize("shift, is_alike", [(2, True), (3, False)])
def test_only_thin_differences_are_edges(shift, is_alike):
    tolerance = Tolerance(distance=40, share=0, edge=3)
    assert (difference(square(), square(left=30 + shift), tolerance) is None) == is_alike


def test_detail_within_the_blur_is_not_compared():
    checks, gray = Image.new("RGB", SIZE), Image.new("RGB", SIZE, (128, 128, 128))
    for x in range(100):
        for y in range(100):
            checks.putpixel((x, y), (255, 255, 255) if (x + y) % 2 else (0, 0, 0))
    assert difference(checks, gray, TOLERANCE)
    assert difference(checks, gray, Tolerance(distance=40, share=0.002, blur=3)) is None


def test_a_difference_names_its_pixels():
    assert difference(square(), square(left=33), TOLERANCE) == (
        "240 pixels within (30, 30, 73, 70) differ by more than 40; 20 may"
    )


def test_pictures_of_two_sizes_are_not_compared():
    with pytest.raises(ValueError, match=r"one size, but are \(100, 100\) and \(50, 50\)"):
        difference(square(), square().resize((50, 50)), TOLERANCE)
