import { NetworkOnly } from 'workbox-strategies/NetworkOnly';
import { documentPath } from '../../../model/address';
import { fillMessage } from '../shared/message';
import { messageFor } from '../shared/offlineList';
import { forgetOrigin, noteOrigin, originOf } from './pageOrigins';
import { baseUrl, findFile, storedLists } from './storedLists';
import { storedFile } from './storeFiles';

/** A network that has not answered after this time counts as none. */
const network = new NetworkOnly({ networkTimeoutSeconds: 5 });

/** A page that is opened as a whole: from the network, else from what is stored, else the message that it is not. */
export async function answerPage(event: FetchEvent, { pathname }: URL): Promise<Response> {
  const file = await findFile(pathname);
  if (file === undefined) {
    const answer = await fetch(event.request).catch(() => undefined);
    return answer ?? (await answerNotStored(pathname)) ?? Response.error();
  }
  const lists = [...(await storedLists()).values()];
  const homes = lists.flatMap(({ messages }) => messages.map(([home]) => home));
  const document = documentPath(pathname, homes);
  try {
    const answer = await network.handle({ event, request: event.request });
    noteOrigin(event.resultingClientId, { document, stored: undefined });
    return answer;
  } catch {
    const beside = await findFile(document);
    const stored = beside === undefined ? undefined : await storedFile(beside);
    noteOrigin(event.resultingClientId, { document, stored });
    return (await storedFile(file)) ?? (await answerNotStored(pathname)) ?? Response.error();
  }
}

async function answerNotStored(path: string): Promise<Response | undefined> {
  const lists = [...(await storedLists()).values()];
  const address = messageFor(lists, path);
  const file = address === undefined ? undefined : await findFile(address);
  const message = file === undefined ? undefined : await storedFile(file);
  if (message === undefined) return undefined;
  const html = fillMessage(await message.text(), path, lists);
  return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}

/** Answers a page's request: documents from the network first, files with a hash in their name from the store. */
export async function answerFile(event: FetchEvent, { pathname }: URL): Promise<Response> {
  const { request, clientId } = event;
  const origin = originOf(clientId, pathname);
  if (origin?.stored !== undefined) return origin.stored.clone();
  const file = await findFile(pathname);
  if (file === undefined || origin !== undefined) {
    const answer = await fetch(request).catch(() => Response.error());
    if (origin !== undefined && answer.ok) forgetOrigin(clientId);
    return answer;
  }
  const isForever = pathname.startsWith(`${baseUrl}assets/`);
  const stored = isForever ? await storedFile(file) : undefined;
  if (stored !== undefined) return stored;
  try {
    return await network.handle({ event, request });
  } catch {
    return (await storedFile(file)) ?? Response.error();
  }
}
