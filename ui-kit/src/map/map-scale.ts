/** The longest round length that fits into `room` pixels. */
export function scaleOf(metresPerPixel: number, room = 110): { metres: number; pixels: number } {
  const most = metresPerPixel * room;
  const power = 10 ** Math.floor(Math.log10(most));
  const metres = [5, 2, 1].map((step) => step * power).find((length) => length <= most) ?? power;
  return { metres, pixels: Math.round(metres / metresPerPixel) };
}
