interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether the visitor saves data or sits on a 2G line: then nothing is fetched before it is asked for (GO-12). */
export function isConnectionSpared(): boolean {
  const connection: Connection = Reflect.get(navigator, 'connection') ?? {};
  return connection.saveData === true || /2g/.test(connection.effectiveType ?? '');
}
