import { formatProblems, type Problem } from '../../model/problem';
import { escapeHtml } from '../render/shell';

/**
 * What a writer sees where there is nothing to show yet: the problems, until the next message on
 * the stream of events at `events` says that something has changed.
 */
export function problemPage(problems: readonly Problem[], events: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Problems</title>
<style>pre { font: 14px/1.5 ui-monospace, monospace; white-space: pre-wrap }</style>
<pre role="alert">${escapeHtml(formatProblems(problems))}</pre>
<script>
let isFirst = true;
new EventSource(${JSON.stringify(events)}).onmessage = () => {
  if (!isFirst) location.reload();
  isFirst = false;
};
</script></html>`;
}
