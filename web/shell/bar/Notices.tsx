// Says what just happened, and lets it go after a while.
import { useAtom } from 'jotai';
import { Link } from 'react-router-dom';
import { noticeAtom } from '#web/state/notice.ts';
import { Toasts } from '#web/ui/overlays/Toasts.tsx';

export function Notices() {
  const [notice, setNotice] = useAtom(noticeAtom);
  const link =
    notice?.link === undefined ? (
      notice?.paper
    ) : (
      <Link to={notice.link.to} className="font-medium underline underline-offset-2">
        {notice.link.text}
      </Link>
    );
  return (
    <Toasts
      toasts={
        notice === null
          ? []
          : [{ key: notice.text, kind: notice.kind ?? 'done', text: notice.text, link }]
      }
      onGone={() => setNotice(null)}
    />
  );
}
