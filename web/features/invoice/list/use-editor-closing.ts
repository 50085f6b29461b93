// Where the editor leads when it is closed.
import { useLocation, useNavigate } from 'react-router-dom';

type OpenEditor = {
  /** The draft that is changed; null for a new one. */
  readonly editing: number | null;
  readonly closeEditor: () => void;
};

/**
 * @returns what closes it: that of a draft goes back to the page it came from, of a new document to
 * the list behind it; what was opened first has nothing before it.
 */
export function useEditorClosing({ editing, closeEditor }: OpenEditor): () => void {
  const { key } = useLocation();
  const navigate = useNavigate();
  return () => {
    if (editing === null || key === 'default') closeEditor();
    else void navigate(-1);
  };
}
