export const About = () => <h1>About us</h1>;
