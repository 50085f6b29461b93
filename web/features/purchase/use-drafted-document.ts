// How a document is written that is drafted first: as a draft, or posted at once, and what becomes
// of it where somebody else changed the draft meanwhile.
import { useState } from 'react';
import { useSetAtom } from 'jotai';
import { useNavigate } from 'react-router-dom';
import type { CallResult } from '#web/client/call.ts';
import { useEditConflict, useSeenRecord } from '#web/shell/form/edit-conflict.ts';
import type { Editing } from '#web/shell/form/edit-conflict.ts';
import { useSend } from '#web/shell/form/use-send.ts';
import { noticeAtom } from '#web/state/notice.ts';

type Written = { readonly id: number; readonly number: string | null; readonly seq: number };

/** The calls of a kind. */
type DraftedCalls<Text, Detail> = {
  readonly create: (typed: Text, posts: boolean) => Promise<CallResult<Detail>>;
  readonly change: (typed: Text, seen: Detail) => Promise<CallResult<Detail>>;
  readonly post: (changed: Detail) => Promise<CallResult<Detail>>;
  /** Puts what was written in the place of what was read. */
  readonly tookIn: (written: Detail) => Promise<void>;
};

type Drafted<Text extends object, Detail> = {
  /** Null of a new one. */
  readonly editing: Editing<Text, Detail> | null;
  readonly kept: {
    readonly fields: Text;
    readonly forget: () => void;
    readonly beginWith: (saved: Text) => void;
    readonly rebase: (base: Text, merged: Text) => void;
  };
  readonly calls: DraftedCalls<Text, Detail>;
  /** What is said of one that is posted: `Bill posted as PB-003.` */
  readonly saysPosted: (number: string) => string;
  readonly pageOf: (id: number) => string;
};

/** What of the form may be sent: a draft may lack what a posted document needs. */
type Completeness = { readonly isReadable: boolean; readonly isWhole: boolean };

export function useDraftedDocument<Text extends object, Detail extends Written>({
  editing,
  kept,
  calls,
  saysPosted,
  pageOf,
}: Drafted<Text, Detail>) {
  const [record, setRecord] = useSeenRecord(editing);
  /** What was asked for last. */
  const [submitted, setSubmitted] = useState<'draft' | 'post' | null>(null);
  const { send, busy, failure } = useSend({ keepsKeys: true });
  const notify = useSetAtom(noticeAtom);
  const navigate = useNavigate();
  const write = async (
    typed: Text,
    seen: Detail | null,
    posts: boolean,
  ): Promise<CallResult<Detail>> => {
    if (seen === null) return calls.create(typed, posts);
    const changed = await calls.change(typed, seen);
    if (!changed.ok) return changed;
    setRecord(changed.value);
    if (!posts) return changed;
    await calls.tookIn(changed.value);
    return calls.post(changed.value);
  };
  /** @param next begins the next one; without it the page of this one is shown. */
  const saved = (posts: boolean, next?: () => void) => async (written: Detail) => {
    kept.forget();
    await calls.tookIn(written);
    const text = posts ? saysPosted(written.number ?? '') : 'Draft saved.';
    const to = pageOf(written.id);
    notify({ kind: 'done', text, ...(next !== undefined && { link: { to, text: 'View' } }) });
    if (next === undefined) void navigate(to);
    else next();
  };
  const isPosting = submitted === 'post';
  const conflict = useEditConflict({
    failure,
    send,
    editing,
    record,
    fields: kept.fields,
    take: (theirs, latest) => {
      setSubmitted(null);
      kept.beginWith(theirs);
      setRecord(latest);
    },
    rebase: (base, merged, latest) => {
      setRecord(latest);
      kept.rebase(base, merged);
    },
    write: (merged, latest) => write(merged, latest, isPosting),
    saved: saved(isPosting),
  });
  /** @returns whether it is on its way. */
  const save = (posts: boolean, { isReadable, isWhole }: Completeness, next?: () => void) => {
    setSubmitted(posts ? 'post' : 'draft');
    if (!isReadable || (posts && !isWhole)) return false;
    void send(() => write(kept.fields, record, posts), saved(posts, next));
    return true;
  };
  return { busy, failure, conflict, submitted, isPosting, save };
}
