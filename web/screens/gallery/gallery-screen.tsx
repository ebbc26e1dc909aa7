import { Controls } from "./controls.tsx";
import { Goods } from "./goods.tsx";
import { Opinions } from "./opinions.tsx";
import { Papers } from "./papers.tsx";
import { say } from "./samples.ts";
import { Told } from "./told.tsx";
import { Ways } from "./ways.tsx";
import "./gallery.css";

/** Every part in every state, by day and by night: for those who build the shop, and in development alone. */
export const GalleryScreen = () => (
  <div className="wrap grid gap-8 py-8">
    <h1>{say.title}</h1>
    <p className="lead">{say.lead}</p>
    <div className="gallery">
      {["by-day", "by-night"].map((time) => (
        <div key={time} className={`ground grid content-start gap-8 ${time}`}>
          <h2>{time}</h2>
          <Controls />
          <Told />
          <Goods />
          <Opinions />
          <Ways />
          <Papers />
        </div>
      ))}
    </div>
  </div>
);
