// Where a form leads once it has saved: to the page before, with a sentence that names the thing.
import { useSetAtom } from 'jotai';
import { useLocation, useNavigate } from 'react-router-dom';
import { capitalised } from '#web/shell/commands/kinds.ts';
import { useKeys } from '#web/shell/keys/use-keys.ts';
import { noticeAtom } from '#web/state/notice.ts';
import type { NoticeContent } from '#web/state/notice.ts';

/**
 * @param otherwise where to go when the form was the first page that was opened.
 * @param title the heading of its keys.
 */
export function useReturn(otherwise: string, title: string) {
  const setNotice = useSetAtom(noticeAtom);
  const navigate = useNavigate();
  const cameFromHere = useLocation().key !== 'default';
  const back = () => void (cameFromHere ? navigate(-1) : navigate(otherwise));
  useKeys(title, [{ keys: 'Escape', does: 'Back', run: back }]);
  return (notice: NoticeContent) => {
    setNotice(notice);
    back();
  };
}

/** @returns what the notice says, such as `Unit ‘kg’ added.` */
export const doneSentence = (noun: string, name: string, done: string): string =>
  `${capitalised(noun)} ‘${name}’ ${done}.`;
