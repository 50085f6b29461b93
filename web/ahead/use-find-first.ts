// Enter in the search of a list opens the first that is found: what is typed until the server has
// answered is for the page that opens, and for nobody where none does.
import { keepKeys } from './keep.ts';
import { useGo } from './use-go.ts';

/** @param find the address of the first that a text finds, or null. */
export function useFindFirst(find: (text: string) => Promise<string | null>) {
  const go = useGo();
  return (text: string): void => {
    const wanted = text.trim();
    if (wanted === '') return;
    const answered = keepKeys();
    void find(wanted)
      .catch(() => null)
      .then((address) => {
        if (address !== null) go(address);
        answered(address !== null);
      });
  };
}
