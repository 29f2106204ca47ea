export const features = [];
