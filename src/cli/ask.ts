import { createInterface } from 'node:readline/promises';
import { CommandFailure } from './commandFailure';

/**
 * What somebody at the terminal answers.
 * @param example a command that needs no question, for the message where nobody can be asked
 * @throws CommandFailure then, and if the answer is empty
 */
export async function ask(question: string, example: string): Promise<string> {
  const answer = process.stdin.isTTY ? await askTerminal(question) : '';
  if (answer === '') throw new CommandFailure(`Something is missing. An example: ${example}`, 2);
  return answer;
}

async function askTerminal(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(question);
  terminal.close();
  return answer.trim();
}
