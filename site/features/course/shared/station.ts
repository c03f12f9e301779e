/** A piece of a way, in pixels of the drawing; `Course.module.css` has the same. */
export const stationSize = { width: 40, height: 56 };
