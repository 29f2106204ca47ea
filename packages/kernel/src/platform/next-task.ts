interface Yielding {
  scheduler?: { yield?: () => Promise<void> };
}

/**
 * Continues in a new task, after pending work such as input or a frame. For work in many small pieces that would
 * otherwise block the page in one go.
 *
 * @example for (const part of parts) { await nextTask(); draw(part); }
 */
export function nextTask(): Promise<void> {
  return (
    (globalThis as Yielding).scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve))
  );
}
