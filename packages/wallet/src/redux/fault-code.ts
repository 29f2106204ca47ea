/** Business code of a fault; null when there was no answer. @param fault an error, or its form in the store */
export function faultCode(fault: unknown): number | null {
  if (typeof fault !== 'object' || fault === null || !('statusCode' in fault)) return null;
  return typeof fault.statusCode === 'number' ? fault.statusCode : null;
}
