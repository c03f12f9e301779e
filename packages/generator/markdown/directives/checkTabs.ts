import type { ContainerDirective } from 'mdast-util-directive';
import { nearest } from '../../model/nearest';
import type { ProblemList } from '../problemList';
import { attributePosition, positionOf } from '../sourcePosition';

/** Reports tabs without content, repeated values, and a default that does not exist. */
export function checkTabs(tabs: ContainerDirective, problems: ProblemList): void {
  const children = tabs.children.flatMap((child) =>
    child.type === 'containerDirective' && child.name === 'tab' ? [child] : [],
  );
  if (children.length === 0) {
    problems.error(positionOf(tabs), 'These tabs have no tab', {
      remedy: 'Write :::tab{value=… label="…"} inside.',
    });
    return;
  }
  checkDefault(tabs, checkValues(children, problems), problems);
  for (const second of children.filter(isDefault).slice(1)) {
    problems.error(attributePosition(second, 'default'), 'Another of these tabs is the default', {
      remedy: 'Keep "default" on one of them.',
    });
  }
}

function checkValues(children: readonly ContainerDirective[], problems: ProblemList): readonly string[] {
  const lines = new Map<string, number>();
  for (const tab of children) {
    const value = tab.attributes?.['value'];
    if (typeof value !== 'string') continue;
    const line = lines.get(value);
    if (line === undefined) lines.set(value, positionOf(tab).line);
    else {
      problems.error(
        attributePosition(tab, 'value'),
        `The tab of line ${line} has the value "${value}" already`,
        {
          remedy: 'Give each tab a value of its own.',
        },
      );
    }
  }
  return [...lines.keys()];
}

function checkDefault(tabs: ContainerDirective, values: readonly string[], problems: ProblemList): void {
  const chosen = tabs.attributes?.['default'];
  if (typeof chosen !== 'string' || values.includes(chosen)) return;
  problems.error(attributePosition(tabs, 'default'), `No tab has the value "${chosen}"`, {
    remedy: `Allowed: ${values.join(', ')}.`,
    nearest: nearest(chosen, values),
  });
}

function isDefault(tab: ContainerDirective): boolean {
  return typeof tab.attributes?.['default'] === 'string';
}
