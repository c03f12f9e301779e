/** The addresses of a feature's code: the files of the client are named after the folders in `src/features`. */
export function featureCode(feature: string): RegExp {
  return new RegExp(`/assets/${feature}-[\\w-]{8}\\.js$`);
}
