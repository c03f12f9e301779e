import type { ContainerDirective, Directives } from 'mdast-util-directive';
import type { z } from 'zod';
import type { TreeProps, TreeValue } from '../../model/tree';
import type { ProblemList } from '../problemList';

/** `:::name` around blocks, `::name` on a line of its own, `:name` within a sentence. */
export type DirectiveForm = 'container' | 'leaf' | 'text';

/** The use of the text in brackets. */
type LabelUse =
  /** A `Title` before the content. */
  | { readonly as: 'title'; readonly required: boolean }
  /** The content of the component; required. */
  | { readonly as: 'content' }
  /** The attribute of that name, checked with the others; required. */
  | { readonly as: 'attribute'; readonly name: string }
  | { readonly as: 'nothing' };

/** A directive of the vocabulary. */
export interface Directive<Element extends string = string> {
  readonly name: string;
  readonly form: DirectiveForm;
  /** Its purpose in one sentence. */
  readonly doc: string;
  /** The element that it becomes: one of a table of elements (`model/elements.ts`). */
  readonly component: Element;
  readonly label: LabelUse;
  /** Schema that turns attributes, which are texts, into props. */
  readonly attributes: z.ZodType<Readonly<Record<string, TreeValue | undefined>>>;
  /** Props of every use. */
  readonly props?: TreeProps;
  /** Attributes with names of pieces of art, which may be left out, and the attributes with their alt texts. */
  readonly art?: Readonly<Record<string, string>>;
  /** Whether the pieces of art must have several frames. */
  readonly needsFrames?: true;
  /** Its uses are in the summary of a text (`ParsedSummary.placed`). */
  readonly isListed?: true;
  /** The attribute with the name of a file that the art folder generates. */
  readonly download?: string;
  /** Attributes with link targets, written as in texts. */
  readonly links?: readonly string[];
  /** The only directive that may contain it. */
  readonly inside?: string;
  /** The only directive that it may contain. */
  readonly contains?: string;
  /** Reports mistakes that concern several attributes. */
  readonly check?: (use: ContainerDirective, problems: ProblemList) => void;
}

export const formOf: Readonly<Record<Directives['type'], DirectiveForm>> = {
  containerDirective: 'container',
  leafDirective: 'leaf',
  textDirective: 'text',
};

const colonsOf: Readonly<Record<DirectiveForm, string>> = { container: ':::', leaf: '::', text: ':' };

/** The name of a directive with the fewest colons it can have. */
export function writtenName({ type, name }: Directives): string {
  return `${colonsOf[formOf[type]]}${name}`;
}

export function needsLabel({ label }: Directive): boolean {
  return label.as === 'title' ? label.required : label.as !== 'nothing';
}

/** The syntax of the directive, with brackets if it needs a label. */
export function usageOf(entry: Directive): string {
  return `${colonsOf[entry.form]}${entry.name}${needsLabel(entry) ? '[…]' : ''}`;
}
