// React for development tells the browser's own tools where each element was made and how long it
// took to draw. No test reads that, and it is a fifth of their time. React looks for these tools as
// it is loaded, so this comes before it; every warning that React has stays.
Reflect.deleteProperty(console, 'createTask');
Reflect.deleteProperty(console, 'timeStamp');
