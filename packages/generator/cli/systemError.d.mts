export function describeSystemError(error: unknown): string | undefined;
