import { formatProblem, type Problem } from '../model/problem';

const id = 'problems';

/** Shows what is wrong over the page, and goes away when nothing is. Writers see it, visitors never. */
export function showProblems(problems: readonly Problem[]): void {
  document.getElementById(id)?.remove();
  const errors = problems.filter((problem) => problem.severity === 'error');
  if (errors.length === 0) return;
  const overlay = document.createElement('aside');
  overlay.id = id;
  overlay.setAttribute('role', 'alert');
  overlay.style.cssText =
    'position:fixed;inset-block-end:0;inset-inline:0;z-index:99;max-block-size:60vh;overflow:auto;margin:0;padding:16px;background:#1d1b2e;color:#fff;border-block-start:4px solid #e4593b;font:14px/1.5 ui-monospace,monospace;white-space:pre-wrap';
  overlay.textContent = errors.map(formatProblem).join('\n\n');
  document.body.append(overlay);
}
