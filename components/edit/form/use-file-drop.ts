import { type DragEvent, useState } from 'react';

const hasFile = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/**
 * Takes a file that is dropped on an element.
 *
 * @returns the element's handlers, and whether a file is over it
 */
export function useFileDrop(onFile: (file: File) => void) {
  const [isOver, setIsOver] = useState(false);
  const handlers = {
    onDragOver: (event: DragEvent) => {
      if (!hasFile(event)) return;
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      setIsOver(false);
      const [file] = event.dataTransfer.files;
      if (!file) return;
      event.preventDefault();
      onFile(file);
    },
  };
  return { isOver, handlers };
}
