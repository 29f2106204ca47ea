import { useState } from 'react';
export const drawn = useState;
