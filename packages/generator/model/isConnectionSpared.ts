/** Facts that some browsers give about the connection. @see https://wicg.github.io/netinfo/ */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/**
 * Whether the visitor saves data or has a 2G connection: then nothing is fetched before it is asked for (GO-12).
 * @param navigator that of the page or of the worker
 */
export function isConnectionSpared(navigator: object): boolean {
  const connection: Connection = Reflect.get(navigator, 'connection') ?? {};
  return connection.saveData === true || /2g/.test(connection.effectiveType ?? '');
}
