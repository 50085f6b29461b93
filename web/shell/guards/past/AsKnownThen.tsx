// Leads to the page that is open, as it was known after an event.
import { Link, useLocation } from 'react-router-dom';
import { addressAt, isBookPage } from '#web/client/past/moment.ts';

type Props = {
  readonly event: number;
  readonly onLeave?: () => void;
};

export function AsKnownThen({ event, onLeave }: Props) {
  const { pathname, search } = useLocation();
  if (!isBookPage(pathname)) return null;
  return (
    <Link
      to={addressAt(`${pathname}${search}`, { at: String(event), asOn: null })}
      onClick={onLeave}
      className="link"
    >
      As known then<span className="sr-only"> event {event}</span>
    </Link>
  );
}
