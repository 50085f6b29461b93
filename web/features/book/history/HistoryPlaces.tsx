// What stands under a book's history: the console, two moments beside each other, one
// figure, or the moments that have a name.
import { useSearchParams } from 'react-router-dom';
import { NotFoundPage } from '#web/shell/guards/NotFoundPage.tsx';
import { ComparePage } from './compare/ComparePage.tsx';
import { ExplainPage } from './compare/explain/ExplainPage.tsx';
import { NamesPage } from './compare/names/NamesPage.tsx';
import { HistoryPage } from './HistoryPage.tsx';

export function HistoryPlaces() {
  const [address] = useSearchParams();
  const account = address.get('explain');
  if (account !== null) return /^\d{1,15}$/.test(account) ? <ExplainPage /> : <NotFoundPage />;
  if (address.has('names')) return <NamesPage />;
  return address.has('a') ? <ComparePage /> : <HistoryPage />;
}
