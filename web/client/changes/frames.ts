// Server-Sent Events out of the bytes of an answer, as they come.
import { change } from '#api/contract/entity/changes.ts';
import type { Change } from '#api/contract/entity/changes.ts';

/** A change, or null for a sign of life. */
export type Frame = Change | null;

/** @returns each event and comment of the body; what cannot be read is passed over. */
export async function* framesOf(body: ReadableStream<BufferSource>): AsyncGenerator<Frame> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    text += value;
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) yield frameOf(block);
  }
}

function frameOf(block: string): Frame {
  const data = block.split('\n').find((line) => line.startsWith('data: '));
  return data === undefined ? null : changeOf(data.slice('data: '.length));
}

function changeOf(text: string): Frame {
  try {
    return change.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
