import { cpSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadConfig } from '../engine/load/settings/loadConfig';
import { addressKey, nameFault } from '../model/addressFault';
import { ask } from './ask';
import { CommandFailure } from './commandFailure';
import { type Freeze, freezeSettings } from './freezeSettings';
import type { Tool } from './tool';

const example = 'npm run freeze -- docs 1.0 frozen';
const question = `Where should links from other pages lead, and what stands at the address of the set?
  frozen   the frozen version; the one being written moves to its own address, below /next
  current  the version being written, as until now; the frozen one gets an address with its name
frozen or current: `;

/**
 * `npm run freeze`: a doc set as it is now becomes a version that stays. Copies its texts in all languages and
 * adds the version to the settings. What is not given is asked for, where somebody can answer. Nothing that is
 * there is written over.
 */
export async function freeze({ folders }: Tool, given: readonly string[]): Promise<number> {
  const { config } = await loadConfig(folders);
  const ids = config.docSets.map(({ id }) => id);
  const id = given[0] ?? (await ask(`Which set: ${ids.join(', ')}? `, example));
  const set = config.docSets.find((one) => one.id === id);
  if (set === undefined) throw new CommandFailure(`There is no doc set "${id}". Sets: ${ids.join(', ')}.`, 2);
  const versions = set.versions ?? [{ name: 'current', folder: set.id }];
  const written = versions.find(({ name }) => name === 'current');
  if (written === undefined)
    throw new CommandFailure(`The set "${id}" has no version "current" that could be frozen.`, 2);
  const name = given[1] ?? (await ask('The name of the version, as 1.0: ', example));
  const fault = nameFault(name);
  if (fault !== undefined)
    throw new CommandFailure(`The name "${name}" ${fault.message}. ${fault.remedy}`, 2);
  if (
    ['next', ...versions.map((version) => version.name)].some((one) => addressKey(one) === addressKey(name))
  )
    throw new CommandFailure(`The set "${id}" has "${name}" already. Choose another name.`, 2);
  const latest = readLatest(given[2] ?? (await ask(question, example)));
  const plan: Freeze = {
    set: id,
    name,
    written: written.folder,
    folder: `${written.folder}-${name}`,
    latest,
  };

  const copies = Object.keys(config.locales.list)
    .map((locale) => ({
      from: join(folders.content, locale, plan.written),
      to: join(folders.content, locale, plan.folder),
    }))
    .filter(({ from }) => existsSync(from));
  const taken = copies.filter(({ to }) => existsSync(to));
  if (taken.length > 0)
    throw new CommandFailure(
      `Already there: ${taken.map(({ to }) => to).join(', ')}. Nothing was written.`,
      1,
    );
  const settings = freezeSettings(readFileSync(folders.config, 'utf8'), plan);
  try {
    for (const { from, to } of copies) cpSync(from, to, { recursive: true });
    // Whole or not at all, and last: a version without its texts would be a mistake.
    const beside = `${folders.config}.new`;
    writeFileSync(beside, settings);
    renameSync(beside, folders.config);
  } catch (error) {
    for (const { to } of copies) rmSync(to, { recursive: true, force: true });
    throw error;
  }
  console.log(`Frozen: ${plan.folder}, in ${copies.length === 1 ? 'one language' : `${copies.length} languages`}.

- Go on writing in content/*/${plan.written}; ${plan.folder} changes only where it is wrong.
- Give readers the choice: { kind: docsVersion, set: ${id}, side: right } under \`navbar.items\` in site.yaml.
- \`npm run check\`, then look at both versions with \`npm run dev\`.`);
  return 0;
}

/** @throws CommandFailure for an answer that is none */
function readLatest(answer: string): Freeze['latest'] {
  if (answer === 'frozen' || answer === 'current') return answer;
  throw new CommandFailure(`Links lead to "frozen" or to "current", not to "${answer}".`, 2);
}
