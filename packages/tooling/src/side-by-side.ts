/**
 * Works on a list with `lanes` items at once, and starts the next as soon as one is done.
 *
 * @returns the results, in the order of the list
 * @example await sideBySide(2, commands, (command) => run(command, []))
 */
export async function sideBySide<Item, Result>(
  lanes: number,
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = items.entries();
  const lane = async (): Promise<void> => {
    for (const [index, item] of waiting) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return results;
}
