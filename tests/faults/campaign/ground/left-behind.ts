// What must be ended or removed whatever happens to the campaign: processes, folders, mounts.
type Undo = () => Promise<unknown> | void;

const undoing: Undo[] = [];

/** @returns the same, to be called earlier; it then happens once only. */
export function laterUndo(undo: Undo): () => Promise<void> {
  undoing.push(undo);
  return async () => {
    const at = undoing.indexOf(undo);
    if (at < 0) return;
    undoing.splice(at, 1);
    await undo();
  };
}

/** Undoes what is left, the newest first. */
export async function undoAll(): Promise<void> {
  for (let undo = undoing.pop(); undo !== undefined; undo = undoing.pop()) {
    try {
      await undo();
    } catch (error) {
      console.error(error);
    }
  }
}
