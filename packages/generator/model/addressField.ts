import { z } from 'zod';
import { kebabCase } from './address';
import type { AddressFault } from './addressFault';

/**
 * A text that becomes an address or a part of one.
 * @param faultOf the rule that it keeps to
 */
export function addressField(faultOf: (address: string) => AddressFault | undefined) {
  return z.string().trim().min(1, 'must not be empty').superRefine(refuse(faultOf));
}

/** A key whose kebab case becomes a part of an address: of tags and authors. */
export function addressedKey() {
  return z.string().superRefine(
    refuse((key) =>
      kebabCase(key) === ''
        ? {
            message: 'must have a letter or a digit',
            remedy: 'Its letters and digits become the address of its page.',
          }
        : undefined,
    ),
  );
}

/** Hands what a rule says on to the messages, the remedy included. */
export function refuse(faultOf: (address: string) => AddressFault | undefined) {
  return (value: string, check: z.core.$RefinementCtx<string>): void => {
    const fault = faultOf(value);
    if (fault === undefined) return;
    check.addIssue({ code: 'custom', message: fault.message, params: { remedy: fault.remedy } });
  };
}
