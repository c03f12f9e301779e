import type { ContainerDirective, Directives } from 'mdast-util-directive';
import type { z } from 'zod';
import type { TreeProps, TreeValue } from '../../model/tree';
import type { ProblemList } from '../problemList';

/** `:::name` around blocks, `::name` on a line of its own, `:name` within a sentence. */
export type DirectiveForm = 'container' | 'leaf' | 'text';

/** What the text in brackets becomes. */
type LabelUse =
  /** A `Title` before the content. */
  | { readonly as: 'title'; readonly required: boolean }
  /** The content of the component; required. */
  | { readonly as: 'content' }
  /** The attribute of that name, checked with the others; required. */
  | { readonly as: 'attribute'; readonly name: string }
  | { readonly as: 'nothing' };

/** One word of the vocabulary. */
export interface Directive {
  readonly name: string;
  readonly form: DirectiveForm;
  /** What it is for, in one sentence. */
  readonly doc: string;
  /** Name of the React component that shows it. */
  readonly component: string;
  readonly label: LabelUse;
  /** What the attributes must be and which props they become. As written they are texts. */
  readonly attributes: z.ZodType<Readonly<Record<string, TreeValue | undefined>>>;
  /** Props that every use has. */
  readonly props?: TreeProps;
  /** Attributes that name pieces of art, and those with their words. */
  readonly art?: Readonly<Record<string, string>>;
  /** The pieces must have several frames. */
  readonly needsFrames?: true;
  /** Its uses are in the summary of a text (`ParsedSummary.placed`). */
  readonly isListed?: true;
  /** The attribute that names a file made of the art folder. */
  readonly download?: string;
  /** Attributes that are links, written as those in a text. */
  readonly links?: readonly string[];
  /** The only directive it may stand in. */
  readonly inside?: string;
  /** The only directive it may contain. */
  readonly contains?: string;
  /** Reports mistakes that a schema of single attributes cannot find. */
  readonly check?: (use: ContainerDirective, problems: ProblemList) => void;
}

export const formOf: Readonly<Record<Directives['type'], DirectiveForm>> = {
  containerDirective: 'container',
  leafDirective: 'leaf',
  textDirective: 'text',
};

const colonsOf: Readonly<Record<DirectiveForm, string>> = { container: ':::', leaf: '::', text: ':' };

/** The name of a directive in a file with the fewest colons it can have. */
export function writtenName({ type, name }: Directives): string {
  return `${colonsOf[formOf[type]]}${name}`;
}

export function needsLabel({ label }: Directive): boolean {
  return label.as === 'title' ? label.required : label.as !== 'nothing';
}

/** The directive as a writer types it, with brackets where it must have a label. */
export function usageOf(entry: Directive): string {
  return `${colonsOf[entry.form]}${entry.name}${needsLabel(entry) ? '[…]' : ''}`;
}
