import { embedJson, escapeHtml } from './model/escape';
import { formatProblems, type Problem } from './model/problem';

/**
 * The page that a writer sees where there is nothing to show yet: the problems, until the stream of events
 * at `events` tells of another reading of the site than `reading`. Its first message may: what was
 * saved before the page listened is in it.
 */
export function problemPage(problems: readonly Problem[], reading: number, events: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Problems</title>
<style>pre { font: 14px/1.5 ui-monospace, monospace; white-space: pre-wrap }</style>
<pre role="alert">${escapeHtml(formatProblems(problems))}</pre>
<script>
new EventSource(${embedJson(events)}).onmessage = ({ data }) => {
  if (JSON.parse(data).reading !== ${reading}) location.reload();
};
</script></html>`;
}
