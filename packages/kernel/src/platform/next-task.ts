interface Yielding {
  scheduler?: { yield?: () => Promise<void> };
}

/**
 * Waits for a task of its own: what was waiting, such as a touch or a frame, comes first. For work in many small pieces
 * that would else hold the page in one go.
 *
 * @example for (const part of parts) { await nextTask(); draw(part); }
 */
export function nextTask(): Promise<void> {
  return (
    (globalThis as Yielding).scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve))
  );
}
