/** The drawings of `art/controls/` as paths; a test keeps them equal. */
export const controlPaths = {
  next: 'M1 2h2v1H1zM8 2h2v3H8zM1 3h4v1H1zM1 4h6v1H1zM1 5h9v2H1zM1 7h6v1H1zM8 7h2v3H8zM1 8h4v1H1zM1 9h2v1H1z',
  pause: 'M2 2h3v8H2zM7 2h3v8H7z',
  play: 'M2 1h1v1H2zM2 2h3v1H2zM2 3h5v1H2zM2 4h7v1H2zM2 5h9v2H2zM2 7h7v1H2zM2 8h5v1H2zM2 9h3v1H2zM2 10h1v1H2z',
  previous:
    'M2 2h2v3H2zM9 2h2v1H9zM7 3h4v1H7zM5 4h6v1H5zM2 5h9v2H2zM2 7h2v3H2zM5 7h6v1H5zM7 8h4v1H7zM9 9h2v1H9z',
};

export type ControlName = keyof typeof controlPaths;
