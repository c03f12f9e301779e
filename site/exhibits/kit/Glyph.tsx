interface Props {
  /** On 12 by 12 pixels, like the icons of the site. */
  readonly path: string;
}

/** A sign of pixels, for the eye only. */
export function Glyph({ path }: Props) {
  return (
    <svg viewBox="0 0 12 12" width="24" height="24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
