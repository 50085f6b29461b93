// One word of what narrows a list, such as what is searched for: it stands in the address, so that
// Back and a sent link show the same list again.
import { useSearchParams } from 'react-router-dom';

/** @returns the word, empty where there is none, and how it is changed; all else stays. */
export function useWordInAddress(name: string): readonly [string, (word: string) => void] {
  const [address, setAddress] = useSearchParams();
  const put = (word: string) =>
    setAddress(
      (now) => {
        if (word === '') now.delete(name);
        else now.set(name, word);
        return now;
      },
      { replace: true },
    );
  return [address.get(name) ?? '', put];
}
