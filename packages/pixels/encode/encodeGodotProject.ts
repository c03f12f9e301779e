import { encodeSpriteFrames } from './encodeSpriteFrames';
import type { ZipPart } from './encodeZip';
import { actionOf, ground, screen, textPart, type Walk, walkingSpeed } from './walkProject';

/**
 * A project for Godot 4.2 and newer, in which the arrow keys make the hero walk. His feet are at the node's position.
 * What the editor makes of the picture (`.import`, `.godot`) comes into being when it is opened.
 * Sources: https://docs.godotengine.org/en/stable/engine_details/file_formats/tscn.html and
 * https://docs.godotengine.org/en/stable/classes/class_projectsettings.html
 */
export function encodeGodotProject(walk: Walk): readonly ZipPart[] {
  const { name, width, height, durations, tags } = walk;
  const cells = durations.map((_, index) => ({
    place: { left: index * width, top: 0, width, height },
    source: { left: 0, top: 0, width, height },
    width,
    height,
  }));
  const played = tags.map((tag) => ({
    name: tag.name,
    from: tag.first,
    to: tag.last,
    direction: 'forward' as const,
    repeat: 0,
  }));
  const frames = durations.map((duration) => ({ duration }));
  return [
    textPart('project.godot', settings(name)),
    textPart('main.tscn', scene(walk)),
    textPart('walk.gd', script(actionOf(tags) ?? '')),
    textPart(`${name}.tres`, encodeSpriteFrames({ cells }, { frames, tags: played }, `${name}.png`)),
    { name: `${name}.png`, bytes: walk.draw(0, durations.length - 1) },
  ];
}

/** Texture filter 0 is Nearest. */
function settings(name: string): string {
  return `config_version=5

[application]

config/name="${name}"
run/main_scene="res://main.tscn"
config/features=PackedStringArray("4.2", "GL Compatibility")

[display]

window/size/viewport_width=${screen.width}
window/size/viewport_height=${screen.height}
window/size/window_width_override=${screen.width * 4}
window/size/window_height_override=${screen.height * 4}
window/stretch/mode="viewport"
window/stretch/scale_mode="integer"

[rendering]

renderer/rendering_method="gl_compatibility"
renderer/rendering_method.mobile="gl_compatibility"
textures/canvas_textures/default_texture_filter=0
environment/defaults/default_clear_color=Color(${ground.join(', ')}, 1)
2d/snap/snap_2d_transforms_to_pixel=true
`;
}

function scene({ name, height, tags }: Walk): string {
  return `[gd_scene load_steps=3 format=3]

[ext_resource type="SpriteFrames" path="res://${name}.tres" id="1"]
[ext_resource type="Script" path="res://walk.gd" id="2"]

[node name="Main" type="Node2D"]

[node name="Hero" type="AnimatedSprite2D" parent="."]
position = Vector2(${screen.width / 2}, ${screen.height / 2})
sprite_frames = ExtResource("1")
animation = &"${tags[0]?.name ?? ''}"
offset = Vector2(0, ${-height / 2})
script = ExtResource("2")
`;
}

function script(action: string): string {
  return `extends AnimatedSprite2D
## Walks where the arrow keys point, and plays the animation of that direction.

const SPEED = ${walkingSpeed}.0 # pixels in a second


func _process(delta: float) -> void:
	var way := Input.get_vector("ui_left", "ui_right", "ui_up", "ui_down")
	if way == Vector2.ZERO:
		pause()
		return
	var direction := "right" if way.x > 0.0 else "left"
	if absf(way.y) > absf(way.x):
		direction = "down" if way.y > 0.0 else "up"
	play("${action}_" + direction)
	position += SPEED * delta * way
`;
}
