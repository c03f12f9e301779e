/** Gives a frame the whole screen, or takes it back. */
export function toggleScreen(frame: Element | null): void {
  if (document.fullscreenElement === frame) void document.exitFullscreen();
  else void frame?.requestFullscreen();
}
