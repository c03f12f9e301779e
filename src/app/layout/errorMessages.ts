/** The message of an error and of each of its causes, outermost first. */
export function errorMessages(error: unknown): readonly string[] {
  const seen = new Set<unknown>();
  const messages: string[] = [];
  let current = error;
  while (current !== undefined && current !== null && !seen.has(current)) {
    seen.add(current);
    messages.push(current instanceof Error ? current.message : String(current));
    current = current instanceof Error ? current.cause : undefined;
  }
  return messages;
}
